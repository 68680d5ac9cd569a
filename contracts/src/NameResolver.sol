// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CoinType} from "./lib/CoinType.sol";
import {IRegistry} from "./lib/IRegistry.sol";

/// The records of names: addresses (EIP-137, ENSIP-9, ENSIP-19), texts (EIP-634) and primary names
/// (EIP-181). Only the name's owner in the registry, or an operator of that owner, may write them.
contract NameResolver {
    IRegistry public immutable registry;

    event AddrChanged(bytes32 indexed node, address a);
    event AddressChanged(bytes32 indexed node, uint256 coinType, bytes newAddress);
    event TextChanged(bytes32 indexed node, string indexed indexedKey, string key, string value);
    event NameChanged(bytes32 indexed node, string name);

    error Unauthorised(bytes32 node, address caller);

    mapping(bytes32 => mapping(uint256 => bytes)) private addresses;
    mapping(bytes32 => mapping(string => string)) private texts;
    mapping(bytes32 => string) private names;

    constructor(address registry_) {
        registry = IRegistry(registry_);
    }

    modifier authorised(bytes32 node) {
        address holder = registry.owner(node);
        if (holder != msg.sender && !registry.isApprovedForAll(holder, msg.sender)) {
            revert Unauthorised(node, msg.sender);
        }
        _;
    }

    function setAddr(bytes32 node, address a) external {
        setAddr(node, CoinType.ETH, abi.encodePacked(a));
    }

    function setAddr(bytes32 node, uint256 coinType, bytes memory a) public authorised(node) {
        addresses[node][coinType] = a;
        emit AddressChanged(node, coinType, a);
        if (coinType == CoinType.ETH) emit AddrChanged(node, toAddress(a));
    }

    function setText(bytes32 node, string calldata key, string calldata value) external authorised(node) {
        texts[node][key] = value;
        emit TextChanged(node, key, key, value);
    }

    function setName(bytes32 node, string calldata newName) external authorised(node) {
        names[node] = newName;
        emit NameChanged(node, newName);
    }

    /// Several writes in one transaction, each with the original sender.
    function multicall(bytes[] calldata data) external returns (bytes[] memory results) {
        results = new bytes[](data.length);
        for (uint256 i = 0; i < data.length; ++i) {
            (bool success, bytes memory result) = address(this).delegatecall(data[i]);
            if (!success) {
                assembly ("memory-safe") {
                    revert(add(result, 0x20), mload(result))
                }
            }
            results[i] = result;
        }
    }

    function addr(bytes32 node) external view returns (address payable) {
        return payable(toAddress(addr(node, CoinType.ETH)));
    }

    /// Falls back to the default record for EVM chains without their own.
    function addr(bytes32 node, uint256 coinType) public view returns (bytes memory a) {
        a = addresses[node][coinType];
        if (a.length == 0 && CoinType.isEvm(coinType)) a = addresses[node][CoinType.DEFAULT_EVM];
    }

    function text(bytes32 node, string calldata key) external view returns (string memory) {
        return texts[node][key];
    }

    function name(bytes32 node) external view returns (string memory) {
        return names[node];
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 // EIP-165
            || id == 0x3b3b57de // addr(bytes32)
            || id == 0xf1cb7e06 // addr(bytes32,uint256)
            || id == 0x59d1d43c // text(bytes32,string)
            || id == 0x691f3431; // name(bytes32)
    }

    function toAddress(bytes memory a) private pure returns (address) {
        return a.length == 20 ? address(bytes20(a)) : address(0);
    }
}
